import { Path2D } from '@napi-rs/canvas';
import type { Form } from '../../../reel/vignettes/forms.ts';

/** Merges many small shapes into one, such as the windows of a house or the leaves of a tree. */
export function merge(forms: readonly Form[]): Form {
  const path = new Path2D();
  for (const form of forms) path.addPath(form.path);
  const [left, top, right, bottom] = path.getBounds();
  return { path, x: left, y: top, width: right - left, height: bottom - top };
}

import type { Layer } from '../film.ts';
import type { Content, Stage } from './content.ts';
import { openFill } from './fill-content.ts';
import { openPainting } from './painting-content.ts';
import { openPicture } from './picture-content.ts';
import { openShape } from './shape-content.ts';
import { openText } from './text-content.ts';
import { openVideo } from './video-content.ts';

export function openContent(layer: Layer, stage: Stage): Content {
  switch (layer.kind) {
    case 'fill':
      return openFill(layer, stage);
    case 'shape':
      return openShape(layer);
    case 'picture':
      return openPicture(layer, stage);
    case 'video':
      return openVideo(layer, stage);
    case 'text':
      return openText(layer, stage);
    case 'painting':
      return openPainting(layer, stage);
  }
}

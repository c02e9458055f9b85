import { mildZoom, type Framing } from '#contract/framing.ts';

export const framingChoices = ['fit', 'closer', 'fill'] as const;
export type FramingChoice = (typeof framingChoices)[number];

/** The choice that describes a framing: `fit` means that the whole picture is visible; zoomed in, it is `closer`. */
export const choiceOf = ({ mode, zoom }: Framing): FramingChoice =>
  mode === 'fill' ? 'fill' : zoom > 1 ? 'closer' : 'fit';

/** The framing after a choice. Keeps the focus, and the zoom of a picture that is `closer` already. */
export const chooseFraming = (framing: Framing, choice: FramingChoice): Framing => ({
  ...framing,
  mode: choice === 'fill' ? 'fill' : 'fit',
  zoom: choice === 'closer' ? zoomCloser(framing) : 1,
});

const zoomCloser = (framing: Framing): number => (choiceOf(framing) === 'closer' ? framing.zoom : mildZoom);

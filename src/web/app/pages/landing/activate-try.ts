import { layoutOverlay } from '#contract/overlay-lines.ts';
import { tryLimits, tryTexts } from '#contract/tries.ts';
import { findTriedLine, rememberTriedLine } from '../../../lib/tried-line.ts';
import { prefersReducedMotion } from '../../../ui/prefers-reduced-motion.ts';
import { requestPreview, requestVoice, type TryOrder, type TryReply } from './request-try.ts';

const frameSize = { width: 720, height: 1280 };
/** Height of Inter's capitals, and the width of the contour, as shares of the font size. */
const pen = { capitalHeight: 0.727, contour: 0.2, plate: '#fff', lettersOnPlate: '#17121c' };

/** Share of the frame's height that must be visible while its preview is made. */
const minVisibleShare = 0.98;

const texts = {
  hear: 'Hear it',
  stop: 'Stop',
  speaking: 'Getting the voice ready …',
  drawing: 'Drawing your preview. It takes about 20 seconds.',
  next: 'Your preview is next. It usually takes less than a minute.',
  ready: 'Here is your preview.',
  failed: 'This preview could not be made. Please try again.',
  hook_incomplete: 'Please type a line first.',
  hook_text_too_long: `Please keep the line under ${tryLimits.maxCharacters + 1} characters.`,
  hook_text_unspeakable: 'There is nothing to speak in this text. Please write some words.',
  hook_text_unsupported_script: 'The voice can read Latin letters only. Please write the line in those.',
  too_many_tries: tryTexts.tooMany,
  tries_busy: tryTexts.busy,
  too_many_requests: 'That was a lot at once. Please wait a moment and try again.',
} as const;
/** How long one preview takes, on a machine that does nothing else. */
const secondsEach = 20;
const waitingText = (ahead: number): string =>
  ahead === 0
    ? texts.next
    : `${ahead === 1 ? 'One preview is' : `${ahead} previews are`} ahead of yours: about ${(ahead + 1) * secondsEach} seconds.`;
const textOf = (code: string): string => (code in texts ? texts[code as keyof typeof texts] : texts.failed);

/** Scrolls only if most of the element is outside the window, as on a small phone. */
function scrollIntoViewIfNeeded(element: HTMLElement): void {
  const { top, bottom, height } = element.getBoundingClientRect();
  // The margin for scrolling is what the fixed action of a phone covers.
  const covered = Number.parseFloat(getComputedStyle(element).scrollMarginBottom);
  if (Math.min(bottom, innerHeight - covered) - Math.max(top, 0) > height * minVisibleShare) return;
  element.scrollIntoView({ block: 'center', behavior: prefersReducedMotion() ? 'auto' : 'smooth' });
}

const isInWindow = (element: HTMLElement): boolean => {
  const { top, bottom } = element.getBoundingClientRect();
  return bottom > 0 && top < innerHeight;
};

/** The elements that `TrySection` renders, and a player for the voice. */
function findParts(section: HTMLElement) {
  const find = <E extends Element>(selector: string): E => section.querySelector<E>(selector)!;
  const line = find<HTMLInputElement>('input[name=line]');
  return {
    section,
    line,
    form: find<HTMLFormElement>('form'),
    frame: find<HTMLElement>('[data-frame]'),
    overlay: find<SVGElement>('[data-overlay]'),
    picture: find<HTMLImageElement>('[data-frame] img'),
    video: find<HTMLVideoElement>('video'),
    hearButton: find<HTMLButtonElement>('[data-hear]'),
    showButton: find<HTMLButtonElement>('[data-show]'),
    createLink: find<HTMLAnchorElement>('[data-create]'),
    status: find<HTMLElement>('[data-status]'),
    progress: find<HTMLElement>('[data-progress]'),
    playButton: find<HTMLButtonElement>('[data-play]'),
    player: new Audio(),
    readOrder: (): TryOrder => ({
      text: line.value,
      presenter: find<HTMLInputElement>('input[name=presenter]:checked').value,
    }),
    findPresenter: (id: string) =>
      section.querySelector<HTMLInputElement>(`input[name=presenter][value="${CSS.escape(id)}"]`),
  };
}
type TryElements = ReturnType<typeof findParts>;

function stopVoice({ player, hearButton }: TryElements): void {
  player.pause();
  hearButton.textContent = texts.hear;
}

/** Stores the line and its presenter: for the creator after signing up, and for this page after a reload. */
function rememberLine({ readOrder }: TryElements): void {
  const { text, presenter } = readOrder();
  rememberTriedLine(localStorage, { text, templateId: presenter }, Date.now());
}

function restoreLine({ line, findPresenter }: TryElements): void {
  const stored = findTriedLine(localStorage, Date.now());
  if (!stored) return;
  line.value = stored.text;
  const presenter = findPresenter(stored.templateId);
  if (presenter) presenter.checked = true;
}

function createShape(name: 'path' | 'text', attributes: Record<string, string | number>): SVGElement {
  const shape = document.createElementNS('http://www.w3.org/2000/svg', name);
  for (const [attribute, value] of Object.entries(attributes)) shape.setAttribute(attribute, String(value));
  return shape;
}

function drawOverlay(overlay: SVGElement, text: string): void {
  const lines = layoutOverlay(text, frameSize);
  const plates = lines.flatMap(({ plate }) => (plate ? [plate.outline] : []));
  const ground = createShape('path', { d: plates.join(' '), fill: pen.plate, 'stroke-width': 0 });
  const letters = lines.map(({ text: words, centreX, middleY, fontSize, plate }) => {
    const line = createShape('text', {
      x: centreX,
      y: middleY + (fontSize * pen.capitalHeight) / 2,
      'font-size': fontSize,
      'stroke-width': plate ? 0 : fontSize * pen.contour,
      ...(plate && { fill: pen.lettersOnPlate }),
    });
    line.textContent = words;
    return line;
  });
  overlay.replaceChildren(ground, ...letters);
}

/** Shows the line over the presenter's picture, instead of an earlier preview. */
function drawStill(parts: TryElements): void {
  const { text, presenter } = parts.readOrder();
  stopVoice(parts);
  parts.video.pause();
  parts.video.hidden = true;
  parts.playButton.hidden = true;
  parts.picture.src = `/assets/showcase/${presenter}.webp`;
  parts.createLink.href = `/create/video/ugc?templateId=${presenter}`;
  drawOverlay(parts.overlay, text);
}

/** Disables the button during the work, and shows the text or the error of the reply as the status. */
async function runWithStatus(
  { status }: TryElements,
  button: HTMLButtonElement,
  work: () => Promise<TryReply>,
  signal: AbortSignal,
): Promise<void> {
  button.disabled = true;
  try {
    const reply = await work();
    status.textContent = reply.error === null ? reply.text : textOf(reply.error);
  } catch {
    if (!signal.aborted) status.textContent = texts.failed;
  } finally {
    button.disabled = false;
  }
}

async function playVoice(parts: TryElements, signal: AbortSignal): Promise<TryReply> {
  const { player, status, hearButton } = parts;
  status.textContent = texts.speaking;
  const reply = await requestVoice(parts.readOrder(), signal);
  if (reply.error !== null) return reply;
  if (player.src) URL.revokeObjectURL(player.src);
  player.src = URL.createObjectURL(reply.sound);
  hearButton.textContent = texts.stop;
  await player.play().catch(() => stopVoice(parts));
  return { error: null, text: '' };
}

async function playPreview(parts: TryElements, signal: AbortSignal): Promise<TryReply> {
  const { section, video, status, progress, frame, readOrder } = parts;
  stopVoice(parts);
  status.textContent = texts.drawing;
  progress.hidden = false;
  scrollIntoViewIfNeeded(frame);
  const order = readOrder();
  const reply = await requestPreview(order, signal, (preview) => {
    status.textContent = preview.status === 'waiting' ? waitingText(preview.ahead) : texts.drawing;
  });
  if (reply.error !== null) return reply;
  // The line may have been changed while the preview was made.
  if (JSON.stringify(order) !== JSON.stringify(readOrder())) return { error: null, text: '' };
  // A visitor who went on reading is not called back.
  if (isInWindow(section)) scrollIntoViewIfNeeded(frame);
  video.src = reply.videoUrl;
  video.hidden = false;
  // The button plays it where the browser refuses to, and for visitors who prefer reduced motion.
  parts.playButton.hidden = false;
  if (!prefersReducedMotion()) video.play().catch(() => undefined);
  return { error: null, text: texts.ready };
}

/** Draws the overlay while the visitor types, plays the voice and shows the preview, until the signal aborts. */
export function activateTry(section: HTMLElement, signal: AbortSignal): void {
  const parts = findParts(section);
  const { form, player, hearButton, showButton, createLink, progress, video, playButton } = parts;
  const stop = (): void => stopVoice(parts);
  const remember = (): void => rememberLine(parts);
  const onInput = (): void => {
    remember();
    drawStill(parts);
  };
  const onSubmit = (event: SubmitEvent): void => {
    event.preventDefault();
    if (showButton.disabled) return;
    void runWithStatus(parts, showButton, () => playPreview(parts, signal), signal).finally(() => {
      progress.hidden = true;
    });
  };
  const onHear = (): void => {
    if (player.paused) void runWithStatus(parts, hearButton, () => playVoice(parts, signal), signal);
    else stop();
  };
  form.addEventListener('input', onInput, { signal });
  form.addEventListener('submit', onSubmit, { signal });
  hearButton.addEventListener('click', onHear, { signal });
  // Also remembers the suggested line, which the visitor has not typed.
  createLink.addEventListener('click', remember, { signal });
  player.addEventListener('ended', stop, { signal });
  const toggle = (): void => {
    if (video.paused) void video.play();
    else video.pause();
  };
  const showPlayButton = (): void => {
    playButton.hidden = video.hidden || !video.paused;
  };
  for (const pressed of [video, playButton]) pressed.addEventListener('click', toggle, { signal });
  for (const change of ['play', 'pause', 'ended']) video.addEventListener(change, showPlayButton, { signal });
  signal.addEventListener('abort', stop);
  restoreLine(parts);
  drawStill(parts);
  section.dataset.try = 'ready';
}

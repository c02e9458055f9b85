import { layoutOverlay } from '#contract/overlay-lines.ts';
import { tryLimits, tryTexts } from '#contract/tries.ts';
import { findTriedLine, rememberTriedLine } from '../../../lib/tried-line.ts';
import { prefersReducedMotion } from '../../../ui/prefers-reduced-motion.ts';
import { requestVoice, requestPreview, type TryReply } from './request-try.ts';

const frameSize = { width: 720, height: 1280 };
/** Height of Inter's capitals, and the width of the contour, as shares of the font size. */
const pen = { capitalHeight: 0.727, contour: 0.2 };

const texts = {
  hear: 'Hear it',
  stop: 'Stop',
  speaking: 'Getting the voice ready …',
  drawing: 'Drawing your preview. It takes a few seconds.',
  waiting: 'Your preview is in the queue. Videos of accounts go first.',
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
const textOf = (code: string): string => (code in texts ? texts[code as keyof typeof texts] : texts.failed);

/** Scrolls only where most of it is outside the window, as on a small phone. */
function bringIntoSight(element: HTMLElement): void {
  const { top, bottom, height } = element.getBoundingClientRect();
  if (Math.min(bottom, innerHeight) - Math.max(top, 0) > height * 0.8) return;
  element.scrollIntoView({ block: 'center', behavior: prefersReducedMotion() ? 'auto' : 'smooth' });
}

/** Draws the overlay as one types, plays the voice and shows the preview. Ends with the signal. */
export function activateTry(section: HTMLElement, signal: AbortSignal): void {
  const find = <E extends Element>(selector: string): E => section.querySelector<E>(selector)!;
  const form = find<HTMLFormElement>('form');
  const line = find<HTMLInputElement>('input[name=line]');
  const overlay = find<SVGElement>('[data-overlay]');
  const [picture, video] = [find<HTMLImageElement>('[data-frame] img'), find<HTMLVideoElement>('video')];
  const [hear, show] = [find<HTMLButtonElement>('[data-hear]'), find<HTMLButtonElement>('[data-show]')];
  const [status, create] = [find<HTMLElement>('[data-status]'), find<HTMLAnchorElement>('[data-create]')];
  const progress = find<HTMLElement>('[data-progress]');
  const player = new Audio();
  const chosen = () => ({
    text: line.value,
    presenter: find<HTMLInputElement>('input[name=presenter]:checked').value,
  });
  const say = (text: string): void => {
    status.textContent = text;
  };
  const silence = (): void => {
    player.pause();
    hear.textContent = texts.hear;
  };
  /** The creator begins with it after signing up, and this page after a reload. */
  const keep = (): void => {
    const { text, presenter } = chosen();
    rememberTriedLine(localStorage, { text, templateId: presenter }, Date.now());
  };
  const restore = (): void => {
    const kept = findTriedLine(localStorage, Date.now());
    if (!kept) return;
    line.value = kept.text;
    const face = section.querySelector<HTMLInputElement>(
      `input[name=presenter][value="${CSS.escape(kept.templateId)}"]`,
    );
    if (face) face.checked = true;
  };
  const draw = (): void => {
    const { text, presenter } = chosen();
    silence();
    video.pause();
    video.hidden = true;
    picture.src = `/assets/showcase/${presenter}.webp`;
    create.href = `/create/video/ugc?templateId=${presenter}`;
    overlay.replaceChildren(
      ...layoutOverlay(text, frameSize).map(({ text: words, centreX, middleY, fontSize }) => {
        const letters = document.createElementNS('http://www.w3.org/2000/svg', 'text');
        const y = middleY + (fontSize * pen.capitalHeight) / 2;
        const facts = { x: centreX, y, 'font-size': fontSize, 'stroke-width': fontSize * pen.contour };
        for (const [name, value] of Object.entries(facts)) letters.setAttribute(name, String(value));
        letters.textContent = words;
        return letters;
      }),
    );
  };
  const run = async (button: HTMLButtonElement, work: () => Promise<TryReply>): Promise<void> => {
    button.disabled = true;
    try {
      const reply = await work();
      say(reply.error === null ? reply.text : textOf(reply.error));
    } catch {
      if (!signal.aborted) say(texts.failed);
    } finally {
      button.disabled = false;
    }
  };
  const speak = () =>
    run(hear, async () => {
      say(texts.speaking);
      const reply = await requestVoice(chosen(), signal);
      if (reply.error !== null) return reply;
      if (player.src) URL.revokeObjectURL(player.src);
      player.src = URL.createObjectURL(reply.sound);
      hear.textContent = texts.stop;
      await player.play().catch(silence);
      return { error: null, text: '' };
    });
  const film = () =>
    run(show, async () => {
      silence();
      say(texts.drawing);
      progress.hidden = false;
      bringIntoSight(find('[data-frame]'));
      const order = chosen();
      const reply = await requestPreview(order, signal, (isWaiting) =>
        say(isWaiting ? texts.waiting : texts.drawing),
      );
      if (reply.error !== null) return reply;
      // The line may have been changed while the preview was made.
      if (JSON.stringify(order) !== JSON.stringify(chosen())) return { error: null, text: '' };
      video.src = reply.videoUrl;
      video.hidden = false;
      // The controls are there if the browser refuses to autoplay, or the visitor prefers reduced motion.
      if (!prefersReducedMotion()) video.play().catch(() => undefined);
      return { error: null, text: texts.ready };
    }).finally(() => {
      progress.hidden = true;
    });
  form.addEventListener(
    'input',
    () => {
      keep();
      draw();
    },
    { signal },
  );
  // The line that stood there from the start comes along, too.
  create.addEventListener('click', keep, { signal });
  form.addEventListener(
    'submit',
    (event) => {
      event.preventDefault();
      if (!show.disabled) void film();
    },
    { signal },
  );
  hear.addEventListener('click', () => (player.paused ? void speak() : silence()), { signal });
  player.addEventListener('ended', silence, { signal });
  signal.addEventListener('abort', silence);
  restore();
  draw();
  section.dataset.try = 'ready';
}

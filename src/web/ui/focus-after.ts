const reachable = 'a[href], button:enabled, input:enabled, select:enabled, textarea:enabled, [tabindex]';

/**
 * The next focus target when `element` leaves the page: the next tab stop after it, or else before it, in the same
 * dialog or page. Null where nothing can be reached.
 */
export function focusAfter(element: HTMLElement): HTMLElement | null {
  const around = element.closest<HTMLElement>('[role=dialog], main') ?? document.body;
  const others = [...around.querySelectorAll<HTMLElement>(reachable)].filter(
    (other) => other.tabIndex >= 0 && !element.contains(other) && other.checkVisibility(),
  );
  const isAfter = (other: HTMLElement) =>
    (element.compareDocumentPosition(other) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0;
  return others.find(isAfter) ?? others.at(-1) ?? null;
}

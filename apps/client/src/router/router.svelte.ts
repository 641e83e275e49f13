import { addressOf, parseRoute, type Route } from './routes.ts';

let current: Route = $state.raw(parseRoute(location.pathname, location.search));

export const route = (): Route => current;

/** How far down the page was left that one has come back to. */
let leftAt: number | undefined;

export const placeLeft = (): number | undefined => leftAt;

export function goTo(next: Route): void {
  history.replaceState({ leftAt: scrollY }, '');
  history.pushState(null, '', addressOf(next));
  leftAt = undefined;
  current = next;
}

/** For a change of place inside a page, which the back button should not walk through. */
export function replaceRoute(next: Route): void {
  if (addressOf(next) === addressOf(current)) return;
  history.replaceState(history.state, '', addressOf(next));
  current = next;
}

/** Links to our own pages need no `onclick`: one listener serves them all. */
function follow(event: MouseEvent): void {
  if (
    event.defaultPrevented ||
    event.button !== 0 ||
    event.metaKey ||
    event.ctrlKey ||
    event.shiftKey ||
    event.altKey
  )
    return;
  const link = event.target instanceof Element ? event.target.closest('a') : null;
  if (!(link instanceof HTMLAnchorElement) || link.target !== '' || link.hasAttribute('download')) return;
  const address = new URL(link.href);
  if (address.origin !== location.origin) return;
  const next = parseRoute(address.pathname, address.search);
  if (next.page === 'unknown' || (address.hash !== '' && address.pathname === location.pathname)) return;
  event.preventDefault();
  goTo(next);
}

export function startRouter(): void {
  addEventListener('popstate', ({ state }) => {
    leftAt = (state as { readonly leftAt?: number } | null)?.leftAt;
    current = parseRoute(location.pathname, location.search);
  });
  document.addEventListener('click', follow);
}

import { badged } from './badged.ts';

/** Keeps a number before the title of whatever page is shown, and on the icon of the installed app. */
export function showBadge(count: number): () => void {
  const renew = (): void => {
    const wanted = badged(document.title, count);
    if (document.title !== wanted) document.title = wanted;
  };
  renew();
  void (count === 0 ? navigator.clearAppBadge?.() : navigator.setAppBadge?.(count))?.catch(() => undefined);
  const observer = new MutationObserver(renew);
  observer.observe(document.head, { childList: true, subtree: true, characterData: true });
  return () => observer.disconnect();
}

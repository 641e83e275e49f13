const EVERY = 30_000;

/** The time, for words such as "2 h left"; to be used while a component is being set up. */
export function clock(): () => number {
  let now = $state(Date.now());
  $effect(() => {
    const timer = setInterval(() => (now = Date.now()), EVERY);
    return () => clearInterval(timer);
  });
  return () => now;
}

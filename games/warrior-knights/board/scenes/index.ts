/** The card that was revealed, the stacks, and how many cards are missing until each special phase. */
export { default as CardStrip } from './CardStrip.svelte';
/** The Agendas to come and what is in force. */
export { default as AssemblyRail } from './AssemblyRail.svelte';
/** Fleets and the next Event. */
export { default as EventRail } from './EventRail.svelte';
/** Offers, promises, heirs, and the standing answers. */
export { default as DealsPanel } from './DealsPanel.svelte';
/** Scenes and sheets, which are fetched when they are needed. */
export { default as Passing } from './Passing.svelte';

export { passingParts } from './passing-parts.ts';
export { STAGE_ACTIONS } from './stage-actions.ts';

/** What a pointer, a tap or a first event on the map calls up: it travels then. */

/** Several things that can be done where the player tapped. */
export { default as Chooser } from './panels/Chooser.svelte';
/** A region that is pointed at. */
export { default as PlaceCard } from './panels/PlaceCard.svelte';
/** What a tap would bring: marches, clashes, whose leave is needed. */
export { aheadOf, glowsOf, outlook } from './outlook.ts';
export { pointedPaths } from './pointed.ts';
export { default as ActionDrawing } from './drawing/ActionDrawing.svelte';
/** Marches that are proposed, and what happens over the map for a moment. */
export { default as Arrows } from './map/Arrows.svelte';
export { default as Moments } from './map/Moments.svelte';
/** What has just happened, in a sentence over the map, with the battle just fought and offers that wait. */
export { default as ChronicleHints } from './scenes/ChronicleHints.svelte';
/** Laws, Charges and Offices. */
export { default as Laws } from './scenes/assembly/Laws.svelte';

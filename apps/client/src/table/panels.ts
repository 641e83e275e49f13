/** What a table shows in a dialog when somebody asks for it: it travels when the first of it is opened. */
export { default as SettingsPanel } from '../settings/SettingsPanel.svelte';
export { default as ActionList } from './ActionList.svelte';
export { default as ResultDialog } from './ResultDialog.svelte';
export { default as KeyboardHelp } from './KeyboardHelp.svelte';

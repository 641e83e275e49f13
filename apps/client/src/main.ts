import '@palio/board-kit/tokens.css';
import '@palio/board-kit/shell.css';
import './styles/fonts.css';
import './styles/site.css';
import { mount } from 'svelte';
import { keepOffline } from './offline/offline.svelte.ts';
import { followServer } from './online/session.svelte.ts';
import { startRouter } from './router/router.svelte.ts';
import { followSettings, wantedLanguage } from './settings/settings.svelte.ts';
import App from './shell/App.svelte';
import { speak } from './text/language.svelte.ts';

followSettings();
startRouter();
await speak(wantedLanguage());
mount(App, { target: document.getElementById('app')! });
void keepOffline();
followServer();

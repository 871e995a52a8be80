/*
 * Where the page begins: settings, texts in their language, then the views over the store.
 */

import { registerSW } from 'virtual:pwa-register';
import { mount } from 'svelte';
import './style/tokens.css';
import './style/type.css';
import './style/base.css';
import { invariant } from '@honte/rules';
import { parseAddress } from './router.ts';
import { keptForm, keptSettings, makeOutside, showSettings } from './run-effects.ts';
import { firstState } from './state.ts';
import { makeStore } from './store.svelte.ts';
import { loadTexts } from './text/texts.ts';
import Root from './views/Root.svelte';

const settings = keptSettings();
showSettings(settings);
const texts = await loadTexts(settings.language);
const first = firstState(settings, texts, { screen: 'home' }, keptForm(settings));
const store = makeStore(first, () => Date.now(), makeOutside);
// What is thrown outside of views and updates: by a handler, or by what was to come later. The outside world
// fails with other things, which say nothing of ours.
addEventListener('error', ({ error }) => error && store.fail(error));
addEventListener('unhandledrejection', ({ reason }) => {
  if (reason instanceof Error && !(reason instanceof DOMException)) store.fail(reason);
});
store.send({ kind: 'went', route: parseAddress(location.hash) });

const target = document.getElementById('app');
invariant(target !== null, 'the page has a place for the app');
mount(Root, { target, props: { store } });

// From the second visit on the page needs no network.
registerSW({ immediate: true });

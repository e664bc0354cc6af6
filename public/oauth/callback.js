// The code must not stay in the address, its history or a referrer: before anything else.
const query = new URLSearchParams(location.search);
history.replaceState(null, '', location.pathname);

const state = query.get('state');
if (state !== null && /^[0-9a-f]{64}$/.test(state)) {
  // Only the page that began this sign-in knows the name of the channel.
  const channel = new BroadcastChannel(`refscope:oauth:${state}`);
  channel.onmessage = ({ data }) => {
    if (data !== 'taken') return;
    channel.close();
    window.close();
  };
  const names = ['code', 'state', 'iss', 'error', 'error_description'];
  channel.postMessage(Object.fromEntries(names.map((name) => [name, query.get(name) ?? ''])));
} else {
  addEventListener('DOMContentLoaded', () => {
    const said = document.getElementById('said');
    if (said)
      said.textContent = 'This page is where a sign-in comes back to; there is none under way.';
  });
}

// Somebody looks at the page: they pressed the link in their mail, and need not press a second time. What opens addresses ahead of
// anybody, as mail scanners and browsers do, shows the page to no one.
const press = () => {
  if (document.visibilityState !== 'visible' || document.prerendering) return;
  document.removeEventListener('visibilitychange', press);
  document.removeEventListener('prerenderingchange', press);
  document.querySelector('form').requestSubmit();
};
document.addEventListener('visibilitychange', press);
document.addEventListener('prerenderingchange', press);
press();

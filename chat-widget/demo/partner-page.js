// Orders may be given before the widget has loaded.
document.getElementById('ask')?.addEventListener('click', () => {
  window.Sternklar = window.Sternklar || [];
  window.Sternklar.push(['open']);
});

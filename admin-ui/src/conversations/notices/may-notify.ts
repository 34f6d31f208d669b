/** Whether the system may show messages; asks whoever has not been asked, which browsers allow upon a press alone. */
export const mayNotify = async (): Promise<boolean> => {
  if (!('Notification' in window)) return false;
  const { permission } = Notification;
  return (permission === 'default' ? await Notification.requestPermission() : permission) === 'granted';
};

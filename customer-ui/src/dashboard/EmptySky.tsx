/** A constellation still to be drawn; decoration. */
export const EmptySky = () => (
  <svg className="empty-sky" viewBox="0 0 240 92" aria-hidden="true" focusable="false">
    <path d="M14 28L58 18L88 32L122 40L130 72L190 66L196 30L122 40" />
    {[
      [14, 28],
      [58, 18],
      [88, 32],
      [122, 40],
      [130, 72],
      [190, 66],
      [196, 30],
    ].map(([x, y]) => (
      <circle key={`${x}-${y}`} cx={x} cy={y} r="4.5" />
    ))}
  </svg>
);

import { toSvgPath } from 'lean-qr/extras/svg';
import { generate } from 'lean-qr/nano';

/** Light around it that cameras need, in modules (ISO/IEC 18004). */
const QUIET = 4;

/** A text for a camera, dark on light in either scheme, since not every app reads the other way round. */
export const QrCode = ({ text, label }: { readonly text: string; readonly label: string }) => {
  const code = generate(text);
  const side = code.size + 2 * QUIET;
  return (
    <svg className="qr-code" role="img" aria-label={label} viewBox={`${-QUIET} ${-QUIET} ${side} ${side}`}>
      <path d={toSvgPath(code)} />
    </svg>
  );
};

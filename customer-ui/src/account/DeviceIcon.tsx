import { Icon } from '../ui/icons.tsx';

const PHONES = /iPhone|Android/;

/** A phone or a screen, by the device's name; decoration. */
export const DeviceIcon = ({ device }: { readonly device: string | null }) => (
  <span className="device-icon">
    <Icon>
      {PHONES.test(device ?? '') ? (
        <path d="M8 3h8a1.5 1.5 0 0 1 1.5 1.5v15A1.5 1.5 0 0 1 16 21H8a1.5 1.5 0 0 1-1.5-1.5v-15A1.5 1.5 0 0 1 8 3zM11 18h2" />
      ) : (
        <path d="M4.5 4.5h15A1.5 1.5 0 0 1 21 6v9a1.5 1.5 0 0 1-1.5 1.5h-15A1.5 1.5 0 0 1 3 15V6a1.5 1.5 0 0 1 1.5-1.5zM9 20h6M12 16.5V20" />
      )}
    </Icon>
  </span>
);

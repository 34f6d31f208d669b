import { isCommonPassword } from '@sternklar/contracts/accounts/common-passwords';
import { Refusal } from '../../platform/refusal.port.ts';

/** Throws a 422 for one of the passwords that everybody tries first; `field` is its name in the body. */
export type RefuseCommonPassword = (field: string, password: string) => void;

const DETAIL = 'Dieses Passwort gehört zu den häufigsten und wird als Erstes erraten. Bitte wählen Sie ein anderes.';

/** By default the screens warn and nothing is refused; with `block` it is. */
export const createRefuseCommonPassword =
  (block: boolean): RefuseCommonPassword =>
  (field, password) => {
    if (!block || !isCommonPassword(password)) return;
    throw new Refusal(422, 'password-too-common', DETAIL, { errors: [{ field, message: DETAIL }] });
  };

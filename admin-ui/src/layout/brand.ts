import { DEFAULT_BRAND } from '@sternklar/contracts/site';
import { createContext, useContext } from 'react';

/** The name of the installation. */
export const BrandContext = createContext(DEFAULT_BRAND);
export const useBrand = (): string => useContext(BrandContext);

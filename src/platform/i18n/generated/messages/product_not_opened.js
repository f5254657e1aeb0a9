/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{ app: NonNullable<unknown> }} Product_Not_OpenedInputs */

const id_product_not_opened = /** @type {(inputs: Product_Not_OpenedInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`Aplikasi tidak bisa dibuka dari halaman ini. Buka ${i?.app} dari layar utama ponsel Anda.`)
};

const en_product_not_opened = /** @type {(inputs: Product_Not_OpenedInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`The app cannot be opened from this page. Open ${i?.app} from your phone’s home screen.`)
};

/**
* | output |
* | --- |
* | "The app cannot be opened from this page. Open {app} from your phone’s home screen." |
*
* @param {Product_Not_OpenedInputs} inputs
* @param {{ locale?: "id" | "en" }} options
* @returns {LocalizedString}
*/
export const product_not_opened = /** @type {((inputs: Product_Not_OpenedInputs, options?: { locale?: "id" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Product_Not_OpenedInputs, { locale?: "id" | "en" }, {}>} */ ((inputs, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return en_product_not_opened(inputs)
	return id_product_not_opened(inputs)
});
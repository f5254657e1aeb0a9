/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Link_Not_OpenedInputs */

const id_link_not_opened = /** @type {(inputs: Link_Not_OpenedInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Halaman produk ini tidak bisa dibuka dari sini.`)
};

const en_link_not_opened = /** @type {(inputs: Link_Not_OpenedInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`This product's page cannot be opened from here.`)
};

/**
* | output |
* | --- |
* | "This product's page cannot be opened from here." |
*
* @param {Link_Not_OpenedInputs} inputs
* @param {{ locale?: "id" | "en" }} options
* @returns {LocalizedString}
*/
export const link_not_opened = /** @type {((inputs?: Link_Not_OpenedInputs, options?: { locale?: "id" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Link_Not_OpenedInputs, { locale?: "id" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return en_link_not_opened(inputs)
	return id_link_not_opened(inputs)
});
/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Site_Think_NeedInputs */

const id_site_think_need = /** @type {(inputs: Site_Think_NeedInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Pinjam sebesar yang diperlukan, bukan sebesar yang bisa.`)
};

const en_site_think_need = /** @type {(inputs: Site_Think_NeedInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Borrow what you need, not what you can get.`)
};

/**
* | output |
* | --- |
* | "Borrow what you need, not what you can get." |
*
* @param {Site_Think_NeedInputs} inputs
* @param {{ locale?: "id" | "en" }} options
* @returns {LocalizedString}
*/
export const site_think_need = /** @type {((inputs?: Site_Think_NeedInputs, options?: { locale?: "id" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Site_Think_NeedInputs, { locale?: "id" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return en_site_think_need(inputs)
	return id_site_think_need(inputs)
});
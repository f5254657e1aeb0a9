/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Site_Think_OtherInputs */

const id_site_think_other = /** @type {(inputs: Site_Think_OtherInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Jangan meminjam untuk menutup pinjaman lain.`)
};

const en_site_think_other = /** @type {(inputs: Site_Think_OtherInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Do not borrow to pay back another loan.`)
};

/**
* | output |
* | --- |
* | "Do not borrow to pay back another loan." |
*
* @param {Site_Think_OtherInputs} inputs
* @param {{ locale?: "id" | "en" }} options
* @returns {LocalizedString}
*/
export const site_think_other = /** @type {((inputs?: Site_Think_OtherInputs, options?: { locale?: "id" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Site_Think_OtherInputs, { locale?: "id" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return en_site_think_other(inputs)
	return id_site_think_other(inputs)
});
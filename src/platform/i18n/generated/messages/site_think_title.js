/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Site_Think_TitleInputs */

const id_site_think_title = /** @type {(inputs: Site_Think_TitleInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Sebelum Anda meminjam`)
};

const en_site_think_title = /** @type {(inputs: Site_Think_TitleInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Before you borrow`)
};

/**
* | output |
* | --- |
* | "Before you borrow" |
*
* @param {Site_Think_TitleInputs} inputs
* @param {{ locale?: "id" | "en" }} options
* @returns {LocalizedString}
*/
export const site_think_title = /** @type {((inputs?: Site_Think_TitleInputs, options?: { locale?: "id" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Site_Think_TitleInputs, { locale?: "id" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return en_site_think_title(inputs)
	return id_site_think_title(inputs)
});
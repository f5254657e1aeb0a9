/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Wide_Screen_HelpInputs */

const id_wide_screen_help = /** @type {(inputs: Wide_Screen_HelpInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Perlu bantuan? Telepon kami.`)
};

const en_wide_screen_help = /** @type {(inputs: Wide_Screen_HelpInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Need help? Call us.`)
};

/**
* | output |
* | --- |
* | "Need help? Call us." |
*
* @param {Wide_Screen_HelpInputs} inputs
* @param {{ locale?: "id" | "en" }} options
* @returns {LocalizedString}
*/
export const wide_screen_help = /** @type {((inputs?: Wide_Screen_HelpInputs, options?: { locale?: "id" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Wide_Screen_HelpInputs, { locale?: "id" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return en_wide_screen_help(inputs)
	return id_wide_screen_help(inputs)
});
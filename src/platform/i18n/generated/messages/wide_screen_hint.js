/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Wide_Screen_HintInputs */

const id_wide_screen_hint = /** @type {(inputs: Wide_Screen_HintInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Dibuat untuk ponsel. Di sini layarnya sama, dalam satu kolom.`)
};

const en_wide_screen_hint = /** @type {(inputs: Wide_Screen_HintInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Made for a phone. Here you see the same screens, in one column.`)
};

/**
* | output |
* | --- |
* | "Made for a phone. Here you see the same screens, in one column." |
*
* @param {Wide_Screen_HintInputs} inputs
* @param {{ locale?: "id" | "en" }} options
* @returns {LocalizedString}
*/
export const wide_screen_hint = /** @type {((inputs?: Wide_Screen_HintInputs, options?: { locale?: "id" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Wide_Screen_HintInputs, { locale?: "id" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return en_wide_screen_hint(inputs)
	return id_wide_screen_hint(inputs)
});
/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Open_From_App_TitleInputs */

const id_open_from_app_title = /** @type {(inputs: Open_From_App_TitleInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Buka dari aplikasi`)
};

const en_open_from_app_title = /** @type {(inputs: Open_From_App_TitleInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Open from the app`)
};

/**
* | output |
* | --- |
* | "Open from the app" |
*
* @param {Open_From_App_TitleInputs} inputs
* @param {{ locale?: "id" | "en" }} options
* @returns {LocalizedString}
*/
export const open_from_app_title = /** @type {((inputs?: Open_From_App_TitleInputs, options?: { locale?: "id" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Open_From_App_TitleInputs, { locale?: "id" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return en_open_from_app_title(inputs)
	return id_open_from_app_title(inputs)
});
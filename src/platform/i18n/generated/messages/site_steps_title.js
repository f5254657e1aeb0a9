/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Site_Steps_TitleInputs */

const id_site_steps_title = /** @type {(inputs: Site_Steps_TitleInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Empat langkah, semuanya di ponsel`)
};

const en_site_steps_title = /** @type {(inputs: Site_Steps_TitleInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Four steps, all on your phone`)
};

/**
* | output |
* | --- |
* | "Four steps, all on your phone" |
*
* @param {Site_Steps_TitleInputs} inputs
* @param {{ locale?: "id" | "en" }} options
* @returns {LocalizedString}
*/
export const site_steps_title = /** @type {((inputs?: Site_Steps_TitleInputs, options?: { locale?: "id" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Site_Steps_TitleInputs, { locale?: "id" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return en_site_steps_title(inputs)
	return id_site_steps_title(inputs)
});
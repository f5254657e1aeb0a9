/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Site_App_TextInputs */

const id_site_app_text = /** @type {(inputs: Site_App_TextInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Mengajukan, membayar, dan bertanya, di satu tempat. Unduh hanya lewat halaman resmi kami.`)
};

const en_site_app_text = /** @type {(inputs: Site_App_TextInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Apply, repay and ask for help in one place. Download it from our official page only.`)
};

/**
* | output |
* | --- |
* | "Apply, repay and ask for help in one place. Download it from our official page only." |
*
* @param {Site_App_TextInputs} inputs
* @param {{ locale?: "id" | "en" }} options
* @returns {LocalizedString}
*/
export const site_app_text = /** @type {((inputs?: Site_App_TextInputs, options?: { locale?: "id" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Site_App_TextInputs, { locale?: "id" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return en_site_app_text(inputs)
	return id_site_app_text(inputs)
});
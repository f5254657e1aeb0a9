/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Open_From_App_NoticeInputs */

const id_open_from_app_notice = /** @type {(inputs: Open_From_App_NoticeInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Buka halaman ini dari aplikasi`)
};

const en_open_from_app_notice = /** @type {(inputs: Open_From_App_NoticeInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Open this page from the app`)
};

/**
* | output |
* | --- |
* | "Open this page from the app" |
*
* @param {Open_From_App_NoticeInputs} inputs
* @param {{ locale?: "id" | "en" }} options
* @returns {LocalizedString}
*/
export const open_from_app_notice = /** @type {((inputs?: Open_From_App_NoticeInputs, options?: { locale?: "id" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Open_From_App_NoticeInputs, { locale?: "id" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return en_open_from_app_notice(inputs)
	return id_open_from_app_notice(inputs)
});
/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Site_Step_Repay_TitleInputs */

const id_site_step_repay_title = /** @type {(inputs: Site_Step_Repay_TitleInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Terima dan bayar`)
};

const en_site_step_repay_title = /** @type {(inputs: Site_Step_Repay_TitleInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Receive and repay`)
};

/**
* | output |
* | --- |
* | "Receive and repay" |
*
* @param {Site_Step_Repay_TitleInputs} inputs
* @param {{ locale?: "id" | "en" }} options
* @returns {LocalizedString}
*/
export const site_step_repay_title = /** @type {((inputs?: Site_Step_Repay_TitleInputs, options?: { locale?: "id" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Site_Step_Repay_TitleInputs, { locale?: "id" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return en_site_step_repay_title(inputs)
	return id_site_step_repay_title(inputs)
});
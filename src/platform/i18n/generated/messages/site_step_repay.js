/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Site_Step_RepayInputs */

const id_site_step_repay = /** @type {(inputs: Site_Step_RepayInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Uangnya masuk ke rekening Anda. Bayar cicilan langsung dari aplikasi.`)
};

const en_site_step_repay = /** @type {(inputs: Site_Step_RepayInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`The money arrives in your account. Repay each instalment from the app.`)
};

/**
* | output |
* | --- |
* | "The money arrives in your account. Repay each instalment from the app." |
*
* @param {Site_Step_RepayInputs} inputs
* @param {{ locale?: "id" | "en" }} options
* @returns {LocalizedString}
*/
export const site_step_repay = /** @type {((inputs?: Site_Step_RepayInputs, options?: { locale?: "id" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Site_Step_RepayInputs, { locale?: "id" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return en_site_step_repay(inputs)
	return id_site_step_repay(inputs)
});
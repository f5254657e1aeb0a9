/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Site_Step_ReadInputs */

const id_site_step_read = /** @type {(inputs: Site_Step_ReadInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Periksa jumlah, biaya, dan setiap tanggal bayar. Setujui hanya bila Anda sanggup.`)
};

const en_site_step_read = /** @type {(inputs: Site_Step_ReadInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Check the amount, the cost and every due date. Agree only if you can manage them.`)
};

/**
* | output |
* | --- |
* | "Check the amount, the cost and every due date. Agree only if you can manage them." |
*
* @param {Site_Step_ReadInputs} inputs
* @param {{ locale?: "id" | "en" }} options
* @returns {LocalizedString}
*/
export const site_step_read = /** @type {((inputs?: Site_Step_ReadInputs, options?: { locale?: "id" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Site_Step_ReadInputs, { locale?: "id" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return en_site_step_read(inputs)
	return id_site_step_read(inputs)
});
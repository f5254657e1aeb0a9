/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Site_Cost_Late_ValueInputs */

const id_site_cost_late_value = /** @type {(inputs: Site_Cost_Late_ValueInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Sekali: ₹1,000 untuk nasabah baru, ₹800 untuk nasabah lama`)
};

const en_site_cost_late_value = /** @type {(inputs: Site_Cost_Late_ValueInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Once: ₹1,000 for new clients, ₹800 for returning ones`)
};

/**
* | output |
* | --- |
* | "Once: ₹1,000 for new clients, ₹800 for returning ones" |
*
* @param {Site_Cost_Late_ValueInputs} inputs
* @param {{ locale?: "id" | "en" }} options
* @returns {LocalizedString}
*/
export const site_cost_late_value = /** @type {((inputs?: Site_Cost_Late_ValueInputs, options?: { locale?: "id" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Site_Cost_Late_ValueInputs, { locale?: "id" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return en_site_cost_late_value(inputs)
	return id_site_cost_late_value(inputs)
});
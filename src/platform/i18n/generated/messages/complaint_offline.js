/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Complaint_OfflineInputs */

const id_complaint_offline = /** @type {(inputs: Complaint_OfflineInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Anda sedang offline. Kali ini tidak ada yang terkirim.`)
};

const en_complaint_offline = /** @type {(inputs: Complaint_OfflineInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`You are offline. Nothing was sent now.`)
};

/**
* | output |
* | --- |
* | "You are offline. Nothing was sent now." |
*
* @param {Complaint_OfflineInputs} inputs
* @param {{ locale?: "id" | "en" }} options
* @returns {LocalizedString}
*/
export const complaint_offline = /** @type {((inputs?: Complaint_OfflineInputs, options?: { locale?: "id" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Complaint_OfflineInputs, { locale?: "id" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return en_complaint_offline(inputs)
	return id_complaint_offline(inputs)
});
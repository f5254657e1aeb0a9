/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Complaint_Wait_LostInputs */

const id_complaint_wait_lost = /** @type {(inputs: Complaint_Wait_LostInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Ada foto yang harus dipilih lagi. Pilih lagi atau hapus fotonya, lalu kirim.`)
};

const en_complaint_wait_lost = /** @type {(inputs: Complaint_Wait_LostInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`A photo has to be chosen again. Choose it or remove it, then send.`)
};

/**
* | output |
* | --- |
* | "A photo has to be chosen again. Choose it or remove it, then send." |
*
* @param {Complaint_Wait_LostInputs} inputs
* @param {{ locale?: "id" | "en" }} options
* @returns {LocalizedString}
*/
export const complaint_wait_lost = /** @type {((inputs?: Complaint_Wait_LostInputs, options?: { locale?: "id" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Complaint_Wait_LostInputs, { locale?: "id" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return en_complaint_wait_lost(inputs)
	return id_complaint_wait_lost(inputs)
});
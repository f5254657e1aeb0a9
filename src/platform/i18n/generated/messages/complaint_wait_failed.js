/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Complaint_Wait_FailedInputs */

const id_complaint_wait_failed = /** @type {(inputs: Complaint_Wait_FailedInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Ada foto yang belum terunggah. Coba lagi atau hapus fotonya, lalu kirim.`)
};

const en_complaint_wait_failed = /** @type {(inputs: Complaint_Wait_FailedInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`A photo was not uploaded. Try it again or remove it, then send.`)
};

/**
* | output |
* | --- |
* | "A photo was not uploaded. Try it again or remove it, then send." |
*
* @param {Complaint_Wait_FailedInputs} inputs
* @param {{ locale?: "id" | "en" }} options
* @returns {LocalizedString}
*/
export const complaint_wait_failed = /** @type {((inputs?: Complaint_Wait_FailedInputs, options?: { locale?: "id" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Complaint_Wait_FailedInputs, { locale?: "id" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return en_complaint_wait_failed(inputs)
	return id_complaint_wait_failed(inputs)
});
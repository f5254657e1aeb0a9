/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Confirm_ProcessingInputs */

const id_confirm_processing = /** @type {(inputs: Confirm_ProcessingInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Pengajuan Anda sedang dikirim. Jangan tutup halaman ini.`)
};

const en_confirm_processing = /** @type {(inputs: Confirm_ProcessingInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Sending your application. Please do not close this page.`)
};

/**
* | output |
* | --- |
* | "Sending your application. Please do not close this page." |
*
* @param {Confirm_ProcessingInputs} inputs
* @param {{ locale?: "id" | "en" }} options
* @returns {LocalizedString}
*/
export const confirm_processing = /** @type {((inputs?: Confirm_ProcessingInputs, options?: { locale?: "id" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Confirm_ProcessingInputs, { locale?: "id" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return en_confirm_processing(inputs)
	return id_confirm_processing(inputs)
});
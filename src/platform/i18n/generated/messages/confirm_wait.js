/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Confirm_WaitInputs */

const id_confirm_wait = /** @type {(inputs: Confirm_WaitInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Tunggu sebentar, pengajuan Anda sedang dikirim.`)
};

const en_confirm_wait = /** @type {(inputs: Confirm_WaitInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`One moment, your application is being sent.`)
};

/**
* | output |
* | --- |
* | "One moment, your application is being sent." |
*
* @param {Confirm_WaitInputs} inputs
* @param {{ locale?: "id" | "en" }} options
* @returns {LocalizedString}
*/
export const confirm_wait = /** @type {((inputs?: Confirm_WaitInputs, options?: { locale?: "id" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Confirm_WaitInputs, { locale?: "id" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return en_confirm_wait(inputs)
	return id_confirm_wait(inputs)
});
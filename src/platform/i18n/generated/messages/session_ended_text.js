/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Session_Ended_TextInputs */

const id_session_ended_text = /** @type {(inputs: Session_Ended_TextInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Kembali ke aplikasi dan masuk lagi. Pinjaman Anda tidak berubah.`)
};

const en_session_ended_text = /** @type {(inputs: Session_Ended_TextInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Go back to the app and log in again. Nothing about your loan has changed.`)
};

/**
* | output |
* | --- |
* | "Go back to the app and log in again. Nothing about your loan has changed." |
*
* @param {Session_Ended_TextInputs} inputs
* @param {{ locale?: "id" | "en" }} options
* @returns {LocalizedString}
*/
export const session_ended_text = /** @type {((inputs?: Session_Ended_TextInputs, options?: { locale?: "id" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Session_Ended_TextInputs, { locale?: "id" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return en_session_ended_text(inputs)
	return id_session_ended_text(inputs)
});
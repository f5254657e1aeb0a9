/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Offline_NoteInputs */

const id_offline_note = /** @type {(inputs: Offline_NoteInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Anda sedang offline. Lanjutkan setelah koneksi kembali.`)
};

const en_offline_note = /** @type {(inputs: Offline_NoteInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`You are offline. You can go on once the connection is back.`)
};

/**
* | output |
* | --- |
* | "You are offline. You can go on once the connection is back." |
*
* @param {Offline_NoteInputs} inputs
* @param {{ locale?: "id" | "en" }} options
* @returns {LocalizedString}
*/
export const offline_note = /** @type {((inputs?: Offline_NoteInputs, options?: { locale?: "id" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Offline_NoteInputs, { locale?: "id" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return en_offline_note(inputs)
	return id_offline_note(inputs)
});
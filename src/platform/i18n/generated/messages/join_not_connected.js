/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Join_Not_ConnectedInputs */

const id_join_not_connected = /** @type {(inputs: Join_Not_ConnectedInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Belum ada data Anda yang dikirim. Periksa koneksi internet, lalu coba lagi.`)
};

const en_join_not_connected = /** @type {(inputs: Join_Not_ConnectedInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`None of your details were sent. Check your internet connection, then try again.`)
};

/**
* | output |
* | --- |
* | "None of your details were sent. Check your internet connection, then try again." |
*
* @param {Join_Not_ConnectedInputs} inputs
* @param {{ locale?: "id" | "en" }} options
* @returns {LocalizedString}
*/
export const join_not_connected = /** @type {((inputs?: Join_Not_ConnectedInputs, options?: { locale?: "id" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Join_Not_ConnectedInputs, { locale?: "id" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return en_join_not_connected(inputs)
	return id_join_not_connected(inputs)
});
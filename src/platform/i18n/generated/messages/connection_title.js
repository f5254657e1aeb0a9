/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Connection_TitleInputs */

const id_connection_title = /** @type {(inputs: Connection_TitleInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Tidak ada koneksi`)
};

const en_connection_title = /** @type {(inputs: Connection_TitleInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`No connection`)
};

/**
* | output |
* | --- |
* | "No connection" |
*
* @param {Connection_TitleInputs} inputs
* @param {{ locale?: "id" | "en" }} options
* @returns {LocalizedString}
*/
export const connection_title = /** @type {((inputs?: Connection_TitleInputs, options?: { locale?: "id" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Connection_TitleInputs, { locale?: "id" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return en_connection_title(inputs)
	return id_connection_title(inputs)
});
/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Engine_TextInputs */

const id_engine_text = /** @type {(inputs: Engine_TextInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Kalau mencoba lagi tidak membantu, perbarui Android System WebView dan Chrome, atau iOS, lalu buka lagi halaman ini.`)
};

const en_engine_text = /** @type {(inputs: Engine_TextInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`If trying again does not help, update Android System WebView and Chrome, or iOS, then open the page again.`)
};

/**
* | output |
* | --- |
* | "If trying again does not help, update Android System WebView and Chrome, or iOS, then open the page again." |
*
* @param {Engine_TextInputs} inputs
* @param {{ locale?: "id" | "en" }} options
* @returns {LocalizedString}
*/
export const engine_text = /** @type {((inputs?: Engine_TextInputs, options?: { locale?: "id" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Engine_TextInputs, { locale?: "id" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return en_engine_text(inputs)
	return id_engine_text(inputs)
});
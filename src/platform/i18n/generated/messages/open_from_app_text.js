/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Open_From_App_TextInputs */

const id_open_from_app_text = /** @type {(inputs: Open_From_App_TextInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Demi keamanan Anda, data pinjaman hanya tampil setelah Anda masuk di aplikasi.`)
};

const en_open_from_app_text = /** @type {(inputs: Open_From_App_TextInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`To keep you safe, loan data is shown only after you have logged in to the app.`)
};

/**
* | output |
* | --- |
* | "To keep you safe, loan data is shown only after you have logged in to the app." |
*
* @param {Open_From_App_TextInputs} inputs
* @param {{ locale?: "id" | "en" }} options
* @returns {LocalizedString}
*/
export const open_from_app_text = /** @type {((inputs?: Open_From_App_TextInputs, options?: { locale?: "id" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Open_From_App_TextInputs, { locale?: "id" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return en_open_from_app_text(inputs)
	return id_open_from_app_text(inputs)
});
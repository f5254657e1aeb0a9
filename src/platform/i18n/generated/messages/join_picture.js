/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{ characters: NonNullable<unknown> }} Join_PictureInputs */

const id_join_picture = /** @type {(inputs: Join_PictureInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`Gambar kode, ${i?.characters} karakter`)
};

const en_join_picture = /** @type {(inputs: Join_PictureInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`Picture of the code, ${i?.characters} characters`)
};

/**
* | output |
* | --- |
* | "Picture of the code, {characters} characters" |
*
* @param {Join_PictureInputs} inputs
* @param {{ locale?: "id" | "en" }} options
* @returns {LocalizedString}
*/
export const join_picture = /** @type {((inputs: Join_PictureInputs, options?: { locale?: "id" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Join_PictureInputs, { locale?: "id" | "en" }, {}>} */ ((inputs, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return en_join_picture(inputs)
	return id_join_picture(inputs)
});
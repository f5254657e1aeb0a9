/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{ count: NonNullable<unknown>, most: NonNullable<unknown> }} Upload_Left_OverInputs */

const id_upload_left_over = /** @type {(inputs: Upload_Left_OverInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`${i?.count} lagi tidak ditambahkan: satu keluhan paling banyak ${i?.most} foto.`)
};

const en_upload_left_over = /** @type {(inputs: Upload_Left_OverInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`${i?.count} more could not be added: a complaint takes at most ${i?.most} photos.`)
};

/**
* | output |
* | --- |
* | "{count} more could not be added: a complaint takes at most {most} photos." |
*
* @param {Upload_Left_OverInputs} inputs
* @param {{ locale?: "id" | "en" }} options
* @returns {LocalizedString}
*/
export const upload_left_over = /** @type {((inputs: Upload_Left_OverInputs, options?: { locale?: "id" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Upload_Left_OverInputs, { locale?: "id" | "en" }, {}>} */ ((inputs, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return en_upload_left_over(inputs)
	return id_upload_left_over(inputs)
});
/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{ host: NonNullable<unknown> }} About_LeadInputs */

const id_about_lead = /** @type {(inputs: About_LeadInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`${i?.host} adalah pemberi pinjaman non-bank terdaftar untuk masyarakat di Indonesia dan di India. Penggunanya lebih dari 3 juta, dan pinjaman bisa cair dalam 2 jam.`)
};

const en_about_lead = /** @type {(inputs: About_LeadInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`${i?.host} is a registered non-bank lender for people in Indonesia and in India. It has over 3 million users, and a loan can arrive within 2 hours.`)
};

/**
* | output |
* | --- |
* | "{host} is a registered non-bank lender for people in Indonesia and in India. It has over 3 million users, and a loan can arrive within 2 hours." |
*
* @param {About_LeadInputs} inputs
* @param {{ locale?: "id" | "en" }} options
* @returns {LocalizedString}
*/
export const about_lead = /** @type {((inputs: About_LeadInputs, options?: { locale?: "id" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<About_LeadInputs, { locale?: "id" | "en" }, {}>} */ ((inputs, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return en_about_lead(inputs)
	return id_about_lead(inputs)
});
/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Complaint_TopicsInputs */

const id_complaint_topics = /** @type {(inputs: Complaint_TopicsInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Pilih topik`)
};

const en_complaint_topics = /** @type {(inputs: Complaint_TopicsInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Choose a topic`)
};

/**
* | output |
* | --- |
* | "Choose a topic" |
*
* @param {Complaint_TopicsInputs} inputs
* @param {{ locale?: "id" | "en" }} options
* @returns {LocalizedString}
*/
export const complaint_topics = /** @type {((inputs?: Complaint_TopicsInputs, options?: { locale?: "id" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Complaint_TopicsInputs, { locale?: "id" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return en_complaint_topics(inputs)
	return id_complaint_topics(inputs)
});
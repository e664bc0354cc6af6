/** Left of the bars stand the labels of the scale: this many pixels. */
export const axisWidth = 44;
